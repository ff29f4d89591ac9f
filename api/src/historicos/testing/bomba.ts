/** Bits from the lowest to the highest of each byte, as deflate writes them; Huffman codes are written bit by bit. */
const createBits = () => {
  const bits: number[] = []
  return {
    number: (value: number, count: number) => {
      for (let bit = 0; bit < count; bit += 1) bits.push((value >> bit) & 1)
    },
    code: (code: string) => bits.push(...Array.from(code, Number)),
    toBytes: () =>
      Buffer.from(
        Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
          bits.slice(index * 8, index * 8 + 8).reduceRight((byte, bit) => byte * 2 + bit, 0),
        ),
      ),
  }
}

/** The code length alphabet in deflate's order: '18' (a run of zeros) has one bit, '1' and '2' have two. */
const lengthsOfLengths = [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2]
const codes = { zeros: '0', one: '10', two: '11' }

/**
 * A zlib stream of `length` bytes that inflates to `prefix`, `fill` and then 258 more of it for each two bits: in its
 * codes, a repetition is 00, and the rest of the stream is zeros. It has no end.
 */
export const toBomba = (
  length: number,
  { prefix = Buffer.alloc(0), fill = 0x20 }: { prefix?: Buffer; fill?: number } = {},
): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(prefix.length, 0)
  size.writeUInt16LE(0xffff - prefix.length, 2)
  const bits = createBits()
  const zeros = (count: number) => {
    bits.code(codes.zeros)
    bits.number(count - 11, 7)
  }
  bits.number(1, 1) // the last block
  bits.number(2, 2) // with dynamic Huffman codes
  bits.number(286 - 257, 5)
  bits.number(0, 5)
  bits.number(lengthsOfLengths.length - 4, 4)
  for (const each of lengthsOfLengths) bits.number(each, 3)
  if (fill > 0) zeros(fill)
  bits.code(codes.two)
  zeros(138)
  zeros(256 - fill - 1 - 138)
  bits.code(codes.two)
  zeros(28)
  bits.code(codes.one)
  bits.code(codes.one)
  bits.code('10') // `fill` itself
  const head = Buffer.concat([Buffer.from([0x78, 0x01, 0x00]), size, prefix, bits.toBytes()])
  return Buffer.concat([head, Buffer.alloc(length - head.length)])
}

/** `data` as a zlib stream without compression: the same bytes with every zlib. At most 65,535 bytes. */
export const toStored = (data: Buffer): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(data.length, 0)
  size.writeUInt16LE(0xffff - data.length, 2)
  let [low, high] = [1, 0]
  for (const byte of data) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(high * 65_536 + low)
  return Buffer.concat([Buffer.from([0x78, 0x01, 0x01]), size, data, sum])
}
