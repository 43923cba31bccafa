/** A number or a name as it stands on its paper, whatever the language of the page; a short one is not torn apart. */
export function Original({ children }: { children: string }) {
  return (
    <span
      lang={/[A-Za-z]/.test(children) || /^[\d.]/.test(children) ? 'en' : undefined}
      className="inline-block max-w-full wrap-anywhere"
    >
      {children}
    </span>
  )
}
