/** A text with at most one e-mail address, which breaks before its @ alone where a line is too short for it. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  if (at < 0) return email
  return <span>{email.slice(0, at)}<wbr /><span className="inline-block max-w-full wrap-break-word">{email.slice(at)}</span></span>
}
