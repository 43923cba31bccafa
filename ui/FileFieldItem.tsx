import { CircleAlert, ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './Button.tsx'
import { Progress } from './Progress.tsx'

/** One picture of a FileField. `url` is an object URL or an address; `progress` runs from 0 to 1. */
export type FileItem = { id: string; name: string; url: string; problem?: string; progress?: number; note?: string }
export type FilePreview = 'flag' | 'thumbnail'

type FileFieldItemProps = { item: FileItem; preview: FilePreview; disabled?: boolean; removeLabel: string; progressLabel: string; onRemove: () => void }

/** One line of a FileField; not for use by itself. */
export function FileFieldItem({ item, preview, disabled, removeLabel, progressLabel, onRemove }: FileFieldItemProps) {
  const { name, url, problem, progress, note } = item
  return (
    <li data-slot="file-item" className={`flex min-w-0 items-start gap-x-4 gap-y-3 rounded-md border bg-surface p-3 ${preview === 'flag' ? 'flex-wrap' : ''} ${problem ? 'border-danger' : 'border-line'}`}>
      <Preview key={url} url={url} preview={preview} />
      <div className="grid min-w-0 flex-1 basis-24 grid-cols-1 gap-1 py-1 text-sm">
        <p className="font-semibold text-ink wrap-anywhere">{name}</p>
        {note ? <p className="text-muted">{note}</p> : null}
        {problem ? (
          <p className="flex gap-1.5 text-danger">
            <CircleAlert aria-hidden className="mt-[0.2em] size-[1.15em] shrink-0" />
            <span className="min-w-0 wrap-anywhere">{problem}</span>
          </p>
        ) : null}
        {progress !== undefined && progress >= 0 && progress < 1 ? <Progress label={progressLabel} value={progress} max={1} className="mt-1" /> : null}
      </div>
      <IconButton aria-label={removeLabel} disabled={disabled} onClick={onRemove}><Trash2 aria-hidden /></IconButton>
    </li>
  )
}

function Preview({ url, preview }: { url: string; preview: FilePreview }) {
  const [broken, setBroken] = useState(false)
  const shape = preview === 'flag' ? 'max-w-[min(100%,250px)] h-auto' : 'size-[100px] object-cover'
  if (broken) return <span className="grid size-[100px] shrink-0 place-items-center rounded-sm bg-sunken text-muted"><ImageOff aria-hidden className="size-7" /></span>
  return <img src={url} alt="" onError={() => setBroken(true)} className={`shrink-0 rounded-sm bg-sunken ring-1 ring-line ${shape}`} />
}
