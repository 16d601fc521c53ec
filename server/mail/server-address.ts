import { isIPv4 } from 'node:net';

/**
 * The mail server's address with the TLS that it needs: a login never goes over an open network in
 * clear, whatever the server offers or somebody in between has taken out of its offer. Only to this
 * machine itself it may.
 */
export function smtpAddress(url: string): string {
  const address = new URL(url);
  if (!needsTls(address)) return url;
  for (const name of ['ignoreTLS', 'opportunisticTLS', 'secure']) address.searchParams.delete(name);
  if (address.protocol === 'smtp:') address.searchParams.set('requireTLS', 'true');
  return address.href;
}

/** Whether an address of a mail server (smtp, imap) holds a login that is not for this machine. */
export function needsTls({ username, password, hostname }: URL): boolean {
  return `${username}${password}` !== '' && !isLoopback(hostname);
}

/** Whether a host, as a URL or a variable names it, is this machine itself. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname.toLowerCase() === 'localhost' ||
    /^\[?::1\]?$/.test(hostname) ||
    (isIPv4(hostname) && hostname.startsWith('127.'))
  );
}
