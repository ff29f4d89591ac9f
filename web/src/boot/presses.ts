/** When the user presses a key or the pointer: work that can wait starts between presses. */

/** Milliseconds. */
const timeToPaint = 100

export const wait = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** As performance.now() counts. */
let lastPress = 0

/** The first press of the user, once it has been painted. */
export const firstPress = new Promise<void>(resolve => {
  const handlePress = () => {
    lastPress = performance.now()
    resolve()
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, handlePress)
}).then(() => wait(timeToPaint))

/** Resolves after this many milliseconds without a press. */
export async function untilIdle(milliseconds: number): Promise<void> {
  while (performance.now() - lastPress < milliseconds) await wait(milliseconds)
}
