import { isIPv4 } from 'node:net';

/**
 * The mail server's address with the TLS that it needs: a login is never sent in clear text over a
 * network, even if the server or an attacker offers no TLS. A login to this machine itself may be.
 */
export function smtpAddress(url: string): string {
  const address = new URL(url);
  if (!needsTls(address)) return url;
  for (const name of ['ignoreTLS', 'opportunisticTLS', 'secure']) address.searchParams.delete(name);
  if (address.protocol === 'smtp:') address.searchParams.set('requireTLS', 'true');
  return address.href;
}

/** Whether an address of a mail server (smtp, imap) has a login for another machine. */
export function needsTls({ username, password, hostname }: URL): boolean {
  return `${username}${password}` !== '' && !isLoopback(hostname);
}

/** Whether a host, as in a URL or a variable, is this machine itself. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname.toLowerCase() === 'localhost' ||
    /^\[?::1\]?$/.test(hostname) ||
    (isIPv4(hostname) && hostname.startsWith('127.'))
  );
}
