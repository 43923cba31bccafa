import { cx } from 'class-variance-authority'
import { FileText } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type FileCardProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What the document is, in its own language. */
  title: ReactNode
  /** The kind of file as people know it, such as PDF. */
  kind?: ReactNode
  /** How large it is, with its unit. */
  size?: ReactNode
  /** Where it is: the whole card is the link. Without it the links are children. */
  href?: string | undefined
  /** Saves it instead of opening it. */
  download?: boolean | undefined
}

/** A document to read or to save: what it is, its kind and size. One file by `href`, several forms of it by links as children. */
export function FileCard({ title, kind, size, href, download, className, children, ...props }: FileCardProps) {
  const facts = [kind, size].filter(Boolean)
  return (
    <div
      data-slot="file-card"
      className={cx(
        'relative flex min-w-0 items-start gap-3 rounded-md border border-line bg-surface p-3',
        href && 'transition-colors hover:border-edge hover:bg-sunken active:bg-brand-soft',
        className,
      )}
      {...props}
    >
      <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 leading-snug wrap-anywhere">
        {href ? (
          <a
            href={href}
            download={download}
            className="font-semibold after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brand"
          >
            {title}
          </a>
        ) : (
          <p className="font-semibold">{title}</p>
        )}
        {facts.length > 0 && (
          <p className="text-sm text-muted">
            {facts.map((fact, n) => (
              <span key={n}>
                {n > 0 && ' · '}
                {fact}
              </span>
            ))}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
