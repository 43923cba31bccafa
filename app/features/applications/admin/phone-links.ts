/** Opens WhatsApp with a text to a stored number. */
export const whatsappLink = (phone: string, text: string): string =>
  `https://wa.me/${phone}?text=${encodeURIComponent(text)}`

/** Opens the messages of the telephone with a text; iOS and Android both read this form. */
export const smsLink = (phone: string, text: string): string => `sms:+${phone}?&body=${encodeURIComponent(text)}`
