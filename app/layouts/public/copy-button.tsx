import { Button } from '@agency/ui/Button'
import { useHydrated } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useState } from 'react'

type Props = { text: string; label: string; copiedLabel: string }

/** Copies a text that is also on the page; without scripts there is that to mark. */
export function CopyButton({ text, label, copiedLabel }: Props) {
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  if (!isHydrated) return null
  return (
    <Button
      variant="secondary"
      size="lg"
      onClick={() =>
        void navigator.clipboard?.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <Copy aria-hidden />
      <span role="status">{isCopied ? copiedLabel : label}</span>
    </Button>
  )
}
