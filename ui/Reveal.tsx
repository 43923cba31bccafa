'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useEffect, useRef, useState, type ComponentProps } from 'react'

type RevealProps = ComponentProps<'div'> &
  VariantProps<typeof shown> & {
    /** How far above the bottom of the window its top must be, in pixels. */
    offset?: number | undefined
  }

/**
 * Moves its content into place once, when it is first scrolled to. Hides nothing without scripts, in print, with reduced
 * motion, or in view when the page loads. Not for the first screen, and not for everything.
 */
export function Reveal({ duration, offset = 120, className, ref, onFocus, ...props }: RevealProps) {
  const box = useRef<HTMLDivElement>(null)
  const both = useComposedRefs(ref, box)
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still')
  useEffect(() => {
    const target = box.current
    if (!target || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return whenReached(
      target,
      offset,
      () => setState('waiting'),
      () => setState('shown'),
    )
  }, [offset])

  return (
    <div
      ref={both}
      data-slot="reveal"
      data-state={state}
      onFocus={event => {
        onFocus?.(event)
        if (state === 'waiting') setState('shown')
      }}
      className={
        state === 'shown' ? shown({ duration, className }) : state === 'waiting' ? waiting({ className }) : className
      }
      {...props}
    />
  )
}

function whenReached(target: Element, offset: number, wait: () => void, show: () => void) {
  if (target.getBoundingClientRect().top < innerHeight - offset || nearEnd(offset)) return
  wait()
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry && (entry.isIntersecting || entry.boundingClientRect.bottom < 0)) reached()
    },
    { rootMargin: `0px 0px -${offset + rise}px 0px` },
  )
  // at the end of a page the last parts never get that far up
  const atEnd = () => {
    if (nearEnd(offset)) reached()
  }
  function stop() {
    observer.disconnect()
    removeEventListener('scroll', atEnd)
  }
  function reached() {
    stop()
    show()
  }
  observer.observe(target)
  addEventListener('scroll', atEnd, { passive: true })
  return stop
}

function nearEnd(offset: number) {
  return innerHeight + scrollY >= document.documentElement.scrollHeight - offset
}

// the observer sees a hidden part where its class moves it, that much above its place
const rise = 100
const waiting = cva(
  '-translate-y-25 opacity-0 motion-reduce:translate-none motion-reduce:opacity-100 print:translate-none print:opacity-100',
)
const shown = cva('transition-[opacity,translate] ease-[ease] motion-reduce:transition-none', {
  variants: {
    /** How long it takes, in milliseconds. */
    duration: { 800: 'duration-800', 1000: 'duration-1000', 1200: 'duration-1200', 1400: 'duration-1400' },
  },
  defaultVariants: { duration: 800 },
})
