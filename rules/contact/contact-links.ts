// In Sri Lanka, mobile numbers have a 7 after the country code.
const LANDLINE = /^\+94(?!7)/;

/** The link that calls a number, as people write it or as E.164. */
export function telHref(number: string): string {
  return `tel:${digitsOf(number)}`;
}

/**
 * The link that opens a chat in WhatsApp.
 * @param number without it, WhatsApp asks for a person or group
 * @param text the message, ready to send
 */
export function whatsAppHref(number: string | undefined, text?: string): string {
  const chat = `https://wa.me/${number?.replace(/\D/g, '') ?? ''}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** The message form of /contact, which begins with a subject that has no class. */
export function askForHourHref(subject: string): string {
  return `/contact?subject=${encodeURIComponent(subject)}#message-form`;
}

/** An SMS, ready to send. Both Android and iOS understand `?&`. */
export function smsHref(number: string, text: string): string {
  return `sms:${digitsOf(number)}?&body=${encodeURIComponent(text)}`;
}

/**
 * An e-mail (RFC 6068), with `mail` ready to send. The address is percent-encoded, since a '?' in it
 * would begin headers, except for its last `@`. Mail programs expect line breaks as CRLF.
 */
export function mailtoHref(address: string, mail?: { subject: string; body: string }): string {
  const at = address.lastIndexOf('@');
  const to = [address.slice(0, at), address.slice(at + 1)].map(encodeURIComponent).join('@');
  if (!mail) return `mailto:${to}`;
  const body = encodeURIComponent(mail.body.replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(mail.subject)}&body=${body}`;
}

/**
 * Whether a number may receive messages: in Sri Lanka only mobile numbers, abroad any number.
 * @param e164 such as '+94771234567'
 */
export function takesMessages(e164: string): boolean {
  return !LANDLINE.test(e164);
}

function digitsOf(number: string): string {
  return number.replace(/[^+\d]/g, '');
}
