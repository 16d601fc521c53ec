// Sri Lanka's numbers are mobile ones when a 7 follows the country's code.
const LANDLINE = /^\+94(?!7)/;

/** The address that rings a number, as people write it or as E.164. */
export function telHref(number: string): string {
  return `tel:${digitsOf(number)}`;
}

/**
 * Where WhatsApp opens a chat.
 *
 * @param number whose; absent: WhatsApp asks which person or group
 * @param text what stands there ready to be sent
 */
export function whatsAppHref(number: string | undefined, text?: string): string {
  const chat = `https://wa.me/${number?.replace(/\D/g, '') ?? ''}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** An SMS to a number, written and ready to send. `?&` is what both Android and iOS read. */
export function smsHref(number: string, text: string): string {
  return `sms:${digitsOf(number)}?&body=${encodeURIComponent(text)}`;
}

/**
 * An e-mail to an address (RFC 6068), written and ready to send where there are words. All but the
 * last @ of the address is percent-encoded: a '?' in it would begin headers of the mail. Mail
 * programs want line breaks as CRLF.
 */
export function mailtoHref(address: string, mail?: { subject: string; body: string }): string {
  const at = address.lastIndexOf('@');
  const to = [address.slice(0, at), address.slice(at + 1)].map(encodeURIComponent).join('@');
  if (!mail) return `mailto:${to}`;
  const body = encodeURIComponent(mail.body.replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(mail.subject)}&body=${body}`;
}

/**
 * Whether messages can reach a number: here only mobile numbers have them; abroad, anybody's may.
 *
 * @param e164 the number as '+94771234567'
 */
export function takesMessages(e164: string): boolean {
  return !LANDLINE.test(e164);
}

function digitsOf(number: string): string {
  return number.replace(/[^+\d]/g, '');
}
