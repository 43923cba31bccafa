import { Link } from '@tanstack/react-router'
import { link } from '#app/layouts/link-style.ts'
import type { Block, Inline } from '#server/content/text-schema.ts'

/** The paragraphs, lists and quotations of a text, one after the other. */
export function TextBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, n) => {
    if (block.type === 'quote') return <Quote key={n} {...block} />
    return block.type === 'list' ? (
      <ul key={n} className="list-disc space-y-2 ps-6">
        {block.items.map((item, place) => (
          <li key={place}>
            <InlineText content={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={n} className={block.content.includes('\n') ? 'whitespace-pre-line' : undefined}>
        <InlineText content={block.content} />
      </p>
    )
  })
}

function Quote({ content, by }: Extract<Block, { type: 'quote' }>) {
  return (
    <figure className="border-s-2 border-brand ps-5">
      <blockquote className="font-display text-2xl leading-snug whitespace-pre-line wrap-anywhere">
        <InlineText content={content} />
      </blockquote>
      {by && <figcaption className="mt-3 text-sm text-muted">{by}</figcaption>}
    </figure>
  )
}

/** A line of text with its links. */
export function InlineText({ content }: { content: Inline[] }) {
  return content.map((piece, n) => {
    if (typeof piece === 'string') return piece
    return piece.href.startsWith('/') ? (
      <Link key={n} to={piece.href} className={link}>
        {piece.text}
      </Link>
    ) : (
      <a key={n} href={piece.href} rel="noopener" className={link}>
        {piece.text}
      </a>
    )
  })
}
