import { FileField, type FileItem } from '@agency/ui/FileField'
import { useState } from 'react'

const labels = {
  choose: 'Choose pictures',
  drop: 'or drop them here',
  remove: (name: string) => `Remove ${name}`,
  progress: 'Sending',
}

/** A picture as it stands in the list, or what is wrong with it. */
function itemOf(file: File): FileItem {
  const item = { id: crypto.randomUUID(), name: file.name }
  if (file.size > 1024 * 1024) return { ...item, problem: 'Larger than 1 MB: choose a smaller one' }
  return { ...item, url: URL.createObjectURL(file), note: `${Math.ceil(file.size / 1024)} kB` }
}

export function Example() {
  const [items, setItems] = useState<FileItem[]>([])
  return (
    <FileField
      label="Pictures"
      hint="PNG, JPEG or WebP, 1 MB at most each."
      accept="image/png,image/jpeg,image/webp"
      multiple
      preview="thumbnail"
      items={items}
      onAdd={files => setItems([...items, ...files.map(itemOf)])}
      onRemove={id => setItems(items.filter(item => item.id !== id))}
      labels={labels}
    />
  )
}
