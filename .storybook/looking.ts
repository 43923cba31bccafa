import { focused } from '../ui/inner/reading.ts'

// What a walk over the parts of the kit looks at in the page.
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [role^=menuitem], [role=option]'

/** What a person can press, type into or choose below an element: shown, and not behind something modal. */
export function controlsIn(element: ParentNode): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    control => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], [aria-hidden=true]'),
  )
}

/**
 * Waits until parts that ask what is in view have been told, as this asks after them, for two frames of the browser, and until it has
 * nothing else to do, for a second at most: effects have run one after the other, and what they changed is drawn.
 */
export async function settled(): Promise<void> {
  await new Promise<void>(told => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      told()
    })
    observer.observe(document.documentElement)
  })
  for (let frame = 0; frame < 2; frame++) await new Promise(done => requestAnimationFrame(done))
  await new Promise(done => requestIdleCallback(done, { timeout: 1000 }))
}

/** A box, and what was opened from it: that lies above the page, in layers at its end, or at the end of the shadow root around the box. */
export function withLayers(box: HTMLElement): HTMLElement[] {
  const root = box.getRootNode()
  const layers = [...(root instanceof ShadowRoot ? root : document.body).children]
  return [box, ...layers.filter((layer): layer is HTMLElement => layer.matches('[data-slot=layer]'))]
}
/** Every element below one, in the order of the page. */
export const all = (box: ParentNode) => [...box.querySelectorAll<HTMLElement>('*')]
/** What has the focus, in a shadow root as well. */
export const active = () => focused() as HTMLElement
/** All words below an element, however they break. */
export const textOf = (box: HTMLElement) => box.textContent.replaceAll(/\s+/g, ' ')
/** What screen readers hear of states below an element, and what is inert. */
export const statesOf = (box: ParentNode) =>
  all(box)
    .map(({ ariaExpanded, ariaSelected, ariaCurrent, ariaChecked, inert }) =>
      [ariaExpanded, ariaSelected, ariaCurrent, ariaChecked, inert].join(),
    )
    .join(' ')
/** Where each element below one begins, in pixels from the left edge of the window. What turns for ever stops. */
export function placesIn(box: ParentNode) {
  for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) animation.cancel()
  return all(box)
    .map(element => Math.round(element.getBoundingClientRect().left))
    .join()
}

/** What a field of a form holds. */
export function valueOf(control: Element) {
  return control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
    ? control.checked
    : (control as HTMLInputElement).value
}

/** What it looks like once it does not change any more, or after 60 looks. */
export async function still(look: () => string) {
  let last
  for (let tries = 0; tries < 60 && last !== (last = look()); tries++) await settled()
  return last ?? ''
}

/** What a part may leave on the page: elements, attributes of the page, and siblings that it made inert. */
export const pageAround = () =>
  [document.documentElement, document.body, ...document.body.children]
    .filter(element => !element.matches('script, style'))
    .map(
      element =>
        `${element.localName} ${[...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')}`,
    )
    .join('\n')

/** Whether it can be scrolled into the window so that a finger finds it, by itself or once it has the focus. */
export async function canBeSeen(control: HTMLElement): Promise<boolean> {
  const { width, height } = control.getBoundingClientRect()
  if (width <= 1 || height <= 1) return true // for screen readers
  const isInside = () => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const [wide, high] = [
      Math.min(right, window.innerWidth) - Math.max(left, 0),
      Math.min(bottom, window.innerHeight) - Math.max(top, 0),
    ]
    return wide > Math.min(width, 44) - 1 && high > Math.min(height, 44) - 1
  }
  if (isInside()) return true
  control.focus()
  await until(isInside) // a skip link slides in
  return isInside()
}

/** Waits until something is so, for 60 looks at most. */
export async function until(isSo: () => boolean) {
  for (let tries = 0; tries < 60 && !isSo(); tries++) await settled()
}
