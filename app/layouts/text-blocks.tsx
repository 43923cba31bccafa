import { ProseList, Quote } from '@agency/ui/Prose'
import { Link } from '@tanstack/react-router'
import { link } from '#app/layouts/link-style.ts'
import { WholeContacts, WholeMailAddress } from '#app/layouts/mail-address.tsx'
import { useIsOpen } from '#app/layouts/use-is-open.ts'
import type { Block, Inline } from '#server/drafts/text-schema.ts'

/** The paragraphs, lists and quotations of a text, one after the other. */
export function TextBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, n) => {
    if (block.type === 'quote')
      return (
        <Quote key={n} by={block.by}>
          <InlineText content={block.content} />
        </Quote>
      )
    return block.type === 'list' ? (
      <ProseList key={n}>
        {block.items.map((item, place) => (
          <li key={place}>
            <InlineText content={item} />
          </li>
        ))}
      </ProseList>
    ) : (
      <p key={n} className={block.content.includes('\n') ? 'whitespace-pre-line' : undefined}>
        <InlineText content={block.content} />
      </p>
    )
  })
}

/** A line of text with its links; one to a page of a part that the agency does not use is only text. */
export function InlineText({ content }: { content: Inline[] }) {
  const isOpen = useIsOpen()
  return content.map((piece, n) => {
    if (typeof piece === 'string') return <WholeContacts key={n} text={piece} />
    if (!isOpen(piece.href)) return piece.text
    return piece.href.startsWith('/') ? (
      <Link key={n} to={piece.href} className={link}>
        {piece.text}
      </Link>
    ) : (
      <a key={n} href={piece.href} rel="noopener" className={link}>
        {piece.href.startsWith('mailto:') ? <WholeMailAddress email={piece.text} /> : piece.text}
      </a>
    )
  })
}
