import { SkipLink } from '@agency/ui/SkipLink'

export function Example() {
  return (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <p>Press Tab: the link is the first of the page.</p>
      <div id="content" tabIndex={-1}>
        The content
      </div>
    </>
  )
}
