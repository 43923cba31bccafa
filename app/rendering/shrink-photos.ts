import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/**
 * For a form, or an element around some, as its `ref`: photographs that somebody chooses in a field with `data-photo-max`,
 * in bytes, are made smaller before the form is sent. Whoever sends it at once waits for them, which its `PhotosNote` says,
 * and can be stopped there. Without scripts they are sent as they are.
 */
export function shrinkPhotos(element: HTMLElement | null) {
  if (!element) return undefined
  let work: Promise<void> | undefined
  let progress = { done: 0, of: 0 }
  let asked: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined // whoever waits

  function tell() {
    const text = element!.querySelector('[data-photos-text]')
    if (text)
      text.textContent = asked
        ? m.photos_wait({ done: formatNumber(progress.done), of: formatNumber(progress.of) })
        : ''
    element!.querySelector('[data-photos-stop]')?.toggleAttribute('hidden', !asked)
  }
  function shrink(field: HTMLInputElement) {
    progress = { done: 0, of: field.files?.length ?? 0 }
    const begun = import('./shrink-photo.ts')
      .then(({ shrinkChosen }) =>
        shrinkChosen(field, Number(field.dataset.photoMax), done => {
          if (work === begun) progress = { ...progress, done }
          tell()
        }),
      )
      .catch(() => {}) // they are sent as they are
      .finally(() => {
        if (work !== begun) return // others were chosen meanwhile
        work = undefined
        const sending = asked
        asked = undefined
        tell()
        if (sending) sending.form.requestSubmit(sending.submitter)
        else field.dispatchEvent(new Event('input', { bubbles: true })) // what is kept on the device is the small one
      })
    work = begun
    tell()
  }
  function onChange({ target }: Event) {
    if (target instanceof HTMLInputElement && target.dataset.photoMax) shrink(target)
  }
  function onSubmit(event: SubmitEvent) {
    if (!work) return
    event.preventDefault()
    event.stopPropagation() // React listens further out
    asked = { form: event.target as HTMLFormElement, submitter: event.submitter }
    tell()
  }
  function onClick({ target }: Event) {
    if (!(target instanceof Element) || !target.closest('[data-photos-stop]')) return
    const { submitter } = asked ?? {}
    asked = undefined
    tell()
    submitter?.focus()
  }
  for (const field of element.querySelectorAll<HTMLInputElement>('[data-photo-max]'))
    if (field.files?.length) shrink(field) // somebody was faster than the scripts
  element.addEventListener('change', onChange)
  element.addEventListener('submit', onSubmit)
  element.addEventListener('click', onClick)
  return () => {
    element.removeEventListener('change', onChange)
    element.removeEventListener('submit', onSubmit)
    element.removeEventListener('click', onClick)
  }
}

/** For an element with plain forms, as its `ref`: each is sent once, until the page is shown again. */
export function sendOnce(element: HTMLElement | null) {
  if (!element) return undefined
  const onSubmit = ({ defaultPrevented, submitter }: SubmitEvent) => {
    if (!defaultPrevented) submitter?.setAttribute('aria-disabled', 'true')
  }
  const onReturn = () => {
    for (const button of element.querySelectorAll('form [aria-disabled]')) button.removeAttribute('aria-disabled')
  }
  element.addEventListener('submit', onSubmit)
  window.addEventListener('pageshow', onReturn)
  return () => {
    element.removeEventListener('submit', onSubmit)
    window.removeEventListener('pageshow', onReturn)
  }
}
