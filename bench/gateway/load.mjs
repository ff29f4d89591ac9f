import { Pool } from 'undici'

/*
 * Repeats one request for `seconds`: `rate` times per second, or without it as fast as `connections` allow. A response
 * counts as failed unless its status is 200 and its body has `bytes` bytes. Prints the result as JSON: times in
 * seconds, latencies in milliseconds.
 */

const { url, request, bytes, seconds, connections, rate } = JSON.parse(process.argv[2])
const pool = new Pool(url, { connections })
const begin = performance.now()
const end = begin + seconds * 1000
const latencies = []
let failures = 0

const send = () =>
  new Promise(resolve => {
    const start = performance.now()
    let [status, received] = [0, 0]
    const finish = () => {
      if (status !== 200 || received !== bytes) failures += 1
      latencies.push(performance.now() - start)
      resolve()
    }
    // Pool.dispatch costs half of Pool.request here: this process shares its processor with the upstream.
    pool.dispatch(request, {
      onRequestStart() {},
      onResponseStart(_, statusCode) {
        status = statusCode
      },
      onResponseData(_, chunk) {
        received += chunk.length
      },
      onResponseEnd: finish,
      onResponseError: finish,
    })
  })

async function saturate() {
  while (performance.now() < end) await send()
}

async function sendAtRate() {
  const sending = []
  for (let now = begin; now < end; now = performance.now()) {
    while (sending.length < ((now - begin) / 1000) * rate) sending.push(send())
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  await Promise.all(sending)
}

await (rate ? sendAtRate() : Promise.all(Array.from({ length: connections }, saturate)))
const took = (performance.now() - begin) / 1000
// The first quarter opens the connections and warms up.
const warm = latencies.slice(latencies.length / 4).toSorted((one, other) => one - other)
const [p50, p99] = [0.5, 0.99].map(share => warm[Math.floor(warm.length * share)])
console.log(JSON.stringify({ requests: latencies.length, failures, took, p50, p99 }))
await pool.destroy()
