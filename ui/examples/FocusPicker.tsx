import { FocusPicker } from '@agency/ui/FocusPicker'
import { useState } from 'react'

export function Example() {
  const [point, setPoint] = useState('')
  return (
    <FocusPicker
      label="What stays in view on phones"
      hint="Press on what every crop has to show, or move the point with the arrow keys."
      value={point}
      onValueChange={setPoint}
      labels={{ point: (x, y) => `${x}% from the left, ${y}% from the top` }}
    >
      <img src="pictures/river.svg" alt="" width={450} height={300} />
    </FocusPicker>
  )
}
