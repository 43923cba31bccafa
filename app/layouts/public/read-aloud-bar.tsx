import { Button } from '@agency/ui/Button'
import { Pause, Play, Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useHintHeight } from '#app/layouts/public/hint-height.ts'
import { findVoice, sentencesIn, speak } from '#app/layouts/public/speech.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'

/**
 * Reads the page's main part in its language, over the page so that nothing moves; nothing where the device has no
 * voice for that language.
 */
export function ReadAloudBar() {
  const { state, listen, pause, stop } = useSpeech()
  const first = useRef<HTMLButtonElement>(null)
  const hint = useHintHeight()
  if (!findVoice(getLocale())) return null
  const [Icon, label, act] =
    state === 'reading'
      ? ([Pause, m.aloud_pause(), pause] as const)
      : state === 'paused'
        ? ([Play, m.aloud_continue(), listen] as const)
        : ([Volume2, m.aloud_listen(), listen] as const)
  return (
    <div
      role="group"
      aria-label={m.aloud_label()}
      ref={box => box?.style.setProperty('--hint', `${hint}px`)}
      className="fixed end-4 bottom-[calc(4.25rem+var(--hint,0px))] z-30 flex rounded-md bg-surface shadow-lifted lg:bottom-4 print:hidden"
    >
      <Button ref={first} variant="secondary" size="sm" onClick={act}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {state !== 'silent' && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            stop()
            first.current?.focus()
          }}
        >
          <Square aria-hidden="true" />
          {m.aloud_stop()}
        </Button>
      )}
    </div>
  )
}

/** What is read begins where it was paused. It ends when the page is left. */
function useSpeech() {
  const [state, setState] = useState<'silent' | 'reading' | 'paused'>('silent')
  const place = useRef(0)
  const silence = useRef(() => {})
  useEffect(() => {
    const leave = () => silence.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  function stop() {
    silence.current()
    place.current = 0
    setState('silent')
  }
  function pause() {
    silence.current()
    setState('paused')
  }
  function listen() {
    setState('reading')
    silence.current = speak(sentencesIn(document.getElementById('content')), place.current, {
      onPlace: next => (place.current = next),
      onEnd: stop,
    })
  }
  return { state, listen, pause, stop }
}
