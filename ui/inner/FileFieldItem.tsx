'use client'

import { cva } from 'class-variance-authority'
import { CircleAlert, FileText, ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../Button.tsx'
import { Progress } from '../Progress.tsx'

/** One file of a FileField. `url` is the URL of its thumbnail; `progress` goes from 0 to 1; with `canRetry` its problem may pass. */
export type FileItem = {
  id: string
  name: string
  url?: string | undefined
  problem?: string | undefined
  progress?: number | undefined
  note?: string | undefined
  canRetry?: boolean | undefined
}
export type FilePreview = 'flag' | 'thumbnail' | 'document'

type FileFieldItemProps = {
  /** The file. */
  item: FileItem
  /** How it is shown. */
  preview: FilePreview
  disabled?: boolean | undefined
  /** Names its button. */
  removeLabel: string
  /** Names the bar while it is sent. */
  progressLabel: string
  /** In place of its note, where its picture cannot be shown. */
  unreadableLabel?: string | undefined
  /** Called when it is to go. */
  onRemove: () => void
  /** Text of the button that tries again. */
  retryLabel?: string | undefined
  /** Tries again. */
  onRetry?: (() => void) | undefined
}

const line = cva('grid min-w-0 items-start gap-x-4 gap-y-2 rounded-md border bg-surface p-3 text-sm', {
  variants: {
    preview: {
      thumbnail: 'grid-cols-[auto_minmax(0,1fr)_auto] @md:[&>:first-child]:row-span-2',
      document: 'grid-cols-[auto_minmax(0,1fr)_auto]',
      flag: 'grid-cols-[minmax(0,1fr)_auto] [&>:first-child]:col-span-full @md:grid-cols-[minmax(0,250px)_minmax(0,1fr)_auto] @md:[&>:first-child]:col-span-1 @md:[&>:first-child]:row-span-2',
    },
    state: { fine: 'border-line', problem: 'border-danger' },
  },
})

/** One line of a FileField; internal. */
export function FileFieldItem({ item, preview, disabled, onRemove, onRetry, ...labels }: FileFieldItemProps) {
  const { name, url, problem, progress, canRetry } = item
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const isBroken = url !== undefined && brokenUrl === url
  const note = isBroken && labels.unreadableLabel ? labels.unreadableLabel : item.note
  const sending = progress !== undefined && progress >= 0 && progress < 1
  return (
    <li data-slot="file-item" className={line({ preview, state: problem ? 'problem' : 'fine' })}>
      {url === undefined ? (
        <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-sunken text-muted">
          <FileText aria-hidden className="size-6" />
        </span>
      ) : (
        <Preview url={url} preview={preview} isBroken={isBroken} onBroken={() => setBrokenUrl(url)} />
      )}
      <div className="min-w-0 py-1">
        <p className="font-semibold text-ink wrap-anywhere">{name}</p>
        {note ? <p className="text-muted">{note}</p> : null}
      </div>
      <IconButton aria-label={labels.removeLabel} disabled={disabled} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
      {problem || sending ? (
        <div className="col-span-full grid grid-cols-1 gap-2 @md:col-span-2 @md:col-start-2">
          {problem ? (
            <p className="flex gap-1.5 text-danger">
              <CircleAlert aria-hidden className="mt-[0.2em] size-[1.15em] shrink-0" />
              <span className="min-w-0 wrap-anywhere">{problem}</span>
            </p>
          ) : null}
          {problem && canRetry && onRetry ? (
            <Button size="sm" variant="secondary" disabled={disabled} onClick={onRetry} className="justify-self-start">
              {labels.retryLabel}
            </Button>
          ) : null}
          {sending ? <Progress label={labels.progressLabel} value={progress} max={1} /> : null}
        </div>
      ) : null}
    </li>
  )
}

type PreviewProps = { url: string; preview: FilePreview; isBroken: boolean; onBroken: () => void }

function Preview({ url, preview, isBroken, onBroken }: PreviewProps) {
  const shape = preview === 'flag' ? 'max-w-[min(100%,250px)] h-auto' : 'size-[100px] object-cover'
  if (isBroken)
    return (
      <span className="grid size-[100px] shrink-0 place-items-center rounded-sm bg-sunken text-muted">
        <ImageOff aria-hidden className="size-7" />
      </span>
    )
  return (
    <img
      key={url}
      src={url}
      alt=""
      ref={img => {
        if (img?.complete && img.naturalWidth === 0) onBroken() // it failed before anybody listened
      }}
      onError={onBroken}
      className={`shrink-0 rounded-sm bg-sunken [box-shadow:0_0_0_1px_var(--color-line)] ${shape}`}
    />
  )
}
