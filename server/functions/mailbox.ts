const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an e-mail address leads to, for counting: what follows a plus sign is the
 * owner's own label, and Gmail passes over dots and has two domains.
 */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const owner = name.split('+')[0] || name;
  return GMAIL.has(domain) ? `${owner.replaceAll('.', '')}@gmail.com` : `${owner}@${domain}`;
}
