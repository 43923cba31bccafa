import { m } from '#i18n/paraglide/messages.js'

/** What tells people from programs: when the form was shown, which showing it is, and a field that nobody sees. */
export function FormTraces({ shownAt }: { shownAt: number }) {
  return (
    <>
      <input type="hidden" name="shownAt" defaultValue={shownAt} ref={stamp} />
      <input type="hidden" name="token" ref={mark} />
      <FormTrap />
    </>
  )
}

/** A field that nobody sees: who fills it in is a program. */
export function FormTrap() {
  return (
    <div hidden>
      <label>
        {m.contact_trap()}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Notes when this visitor sees the form; the page itself may be cached for much longer. */
function stamp(field: HTMLInputElement | null) {
  if (field) field.value = String(Date.now())
}

/** Tells this showing of the form from every other. */
function mark(field: HTMLInputElement | null) {
  if (field) field.value = Math.random().toString(36).slice(2)
}
