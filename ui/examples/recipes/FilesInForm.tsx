import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { FileField, type FileItem } from '@agency/ui/FileField'
import { TextArea } from '@agency/ui/TextArea'
import { useState, type FormEvent } from 'react'

const labels = {
  choose: 'Choose papers',
  drop: 'or drop them here',
  remove: (name: string) => `Remove ${name}`,
  progress: 'Sending',
}
const tooLarge: FileItem = { id: 'scan', name: 'scan.pdf', problem: 'Larger than 1 MB: choose a smaller one' }

/** Each paper says what is wrong with it, the field what is missing, and an alert how the form ended. */
export function Example() {
  const [items, setItems] = useState<FileItem[]>([tooLarge])
  const [state, setState] = useState<'open' | 'refused' | 'sent'>('open')
  const isRefused = state === 'refused' && items.every(({ problem }) => problem)
  function send(event: FormEvent) {
    event.preventDefault()
    setState(items.length > 0 && items.every(({ problem }) => !problem) ? 'sent' : 'refused')
  }
  return (
    <form noValidate onSubmit={send} style={{ display: 'grid', gap: '1rem', maxWidth: '34rem' }}>
      {state === 'sent' && <Alert variant="success" title="Your papers have arrived" />}
      <FileField
        label="Papers"
        hint="PDF, 1 MB at most each."
        accept="application/pdf"
        multiple
        preview="document"
        items={items}
        error={isRefused ? 'Add a paper of at most 1 MB' : undefined}
        onAdd={files => setItems([...items, ...files.map(({ name }) => ({ id: crypto.randomUUID(), name }))])}
        onRemove={id => setItems(items.filter(item => item.id !== id))}
        labels={labels}
      />
      <TextArea label="A word about them" name="note" rows={3} />
      <Button type="submit">Send the papers</Button>
    </form>
  )
}
