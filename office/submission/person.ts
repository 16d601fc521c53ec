/**
 * A colleague's name as the desk says it, from their address: 'dilani.p@school.lk' -> 'Dilani P'.
 * What is no address stays as it is.
 */
export function person(address: string): string {
  const [mailbox, host] = address.split('@');
  if (!mailbox || !host) return address;
  return mailbox
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
