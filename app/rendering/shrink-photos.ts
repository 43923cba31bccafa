/**
 * For an element with plain forms, as its `ref`: photographs that somebody chooses in a field with `data-photo-max`, in
 * bytes, are made smaller before the browser sends them, and a form is sent once. Without scripts they are sent as they
 * are.
 */
export function shrinkPhotos(element: HTMLElement | null) {
  if (!element) return undefined
  let shrinking: Promise<void> | undefined

  const shrink = (field: HTMLInputElement) => {
    const work = import('./shrink-photo.ts')
      .then(({ shrinkChosen }) => shrinkChosen(field, Number(field.dataset.photoMax)))
      .catch(() => {}) // it is sent as it is
      .finally(() => {
        if (shrinking === work) shrinking = undefined
      })
    shrinking = work
  }
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.dataset.photoMax) shrink(target)
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (shrinking) {
      event.preventDefault()
      void shrinking.then(() => form.requestSubmit(submitter))
    } else submitter?.setAttribute('aria-disabled', 'true')
  }
  const onReturn = () => {
    for (const button of element.querySelectorAll('form [aria-disabled]')) button.removeAttribute('aria-disabled')
  }
  for (const field of element.querySelectorAll<HTMLInputElement>('[data-photo-max]'))
    if (field.files?.length) shrink(field) // somebody was faster than the scripts
  element.addEventListener('change', onChange)
  element.addEventListener('submit', onSubmit)
  window.addEventListener('pageshow', onReturn)
  return () => {
    element.removeEventListener('change', onChange)
    element.removeEventListener('submit', onSubmit)
    window.removeEventListener('pageshow', onReturn)
  }
}
