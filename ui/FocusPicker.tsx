'use client'

import type { KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react'
import { Field } from './Field.tsx'

const STEP = 5
const CENTRE = [50, 50] as const

type FocusPickerProps = {
  /** The id of the point that is moved. */
  id?: string | undefined
  /** Names the point for people who read and for those who listen. */
  label: ReactNode
  /** How it is used. */
  hint?: ReactNode
  /** `X Y` in percent in steps of 5; empty is the centre. */
  value: string
  /** Called with the new point. */
  onValueChange: (value: string) => void
  /** `point` reads a point aloud: percent from the left, percent from the top. */
  labels: { point: (x: number, y: number) => string }
  /** The picture, whole. */
  children: ReactNode
  className?: string | undefined
  /** Reaches the point that is moved. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** The point of a picture that every crop of it shows: a press on the picture sets it, arrow keys move it by 5 %. */
export function FocusPicker({ value, onValueChange, labels, children, ref, ...props }: FocusPickerProps) {
  const [x, y] = readPoint(value)

  function move(x: number, y: number) {
    const [left, top] = [inSteps(x), inSteps(y)]
    onValueChange(left === CENTRE[0] && top === CENTRE[1] ? '' : `${left} ${top}`)
  }

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(x + step[0], y + step[1])
  }

  function point(event: PointerEvent<HTMLElement>) {
    if (event.buttons !== 1) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    move(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100)
  }

  return (
    <Field {...props}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div
          ref={ref}
          id={id}
          data-slot="focus-picker"
          role="slider"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={labels.point(x, y)}
          onKeyDown={press}
          onPointerDown={point}
          onPointerMove={point}
          className="relative cursor-crosshair touch-pan-y hover:border-ink active:border-brand justify-self-start overflow-hidden rounded-md border border-edge select-none"
        >
          {children}
          <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
            <circle cx={`${x}%`} cy={`${y}%`} r="13" fill="none" strokeWidth="6" className="stroke-ink/60" />
            <circle cx={`${x}%`} cy={`${y}%`} r="13" fill="none" strokeWidth="3" className="stroke-paper" />
            <circle cx={`${x}%`} cy={`${y}%`} r="4" strokeWidth="2" className="fill-accent stroke-ink" />
          </svg>
        </div>
      )}
    </Field>
  )
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

function readPoint(value: string): readonly [number, number] {
  const [x, y] = value.split(' ').map(Number)
  return x === undefined || y === undefined || Number.isNaN(x + y) ? CENTRE : [x, y]
}

const inSteps = (percent: number) => Math.min(Math.max(Math.round(percent / STEP) * STEP, 0), 100)
