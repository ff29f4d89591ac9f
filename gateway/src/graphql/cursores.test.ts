import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const list = /* GraphQL */ `
  query ($first: Int, $after: String) {
    vagas(first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
      }
    }
  }
`

const eight = Array.from({ length: 8 }, (_, index) => ({ id: index + 1 }))

describe('the list of vagas', () => {
  it('continues after the upstream’s own cursors if it has some, of any row and on the next numbered page', async () => {
    const cursores = eight.map(({ id }) => `0.h9.${id}`)
    const window = { vagas: eight, cursores, tem_mais: true, total: 20 }
    const { execute, calls } = createTestGateway({
      'GET /vagas?skip=0&limit=8': window,
      'GET /vagas?skip=8&limit=8&depois=0.h9.8': window,
      'GET /vagas?skip=4&limit=8&depois=0.h9.4': window,
    })
    const pages = 'pageCursors { current { after } next { after } page(number: 3) { after } }'
    const document = `query ($after: String) { vagas(first: 8, after: $after) {
      edges { cursor } pageInfo { startCursor endCursor hasPreviousPage } ${pages} } }`
    const read = async (after?: string) => (await execute(document, { after }, { token: aluna })).data.vagas
    const first = await read()
    const { endCursor } = first.pageInfo
    const offset = (index: number) => Buffer.from(`offset:${index}`).toString('base64url')
    expect(first.edges.map(({ cursor }: { cursor: string }) => cursor)).toEqual(
      cursores.map((cursor, index) => `${index}.${cursor}`),
    )
    expect(first.pageInfo).toEqual({ startCursor: '0.0.h9.1', endCursor: '7.0.h9.8', hasPreviousPage: false })
    expect(first.pageCursors).toEqual({
      current: { after: null },
      next: { after: endCursor },
      page: { after: offset(15) },
    })
    const second = await read(endCursor)
    expect(second.pageInfo.hasPreviousPage).toBe(true)
    expect(second.pageCursors).toEqual({
      current: { after: endCursor },
      next: { after: '15.0.h9.8' },
      page: { after: '15.0.h9.8' },
    })
    // Not at the beginning of a page: numbered pages are by offset.
    expect((await read('3.0.h9.4')).pageCursors.next).toEqual({ after: offset(7) })
    expect(calls).toHaveLength(3)
  })

  it('end with the upstream’s last row, however many vagas it counts by then', async () => {
    const window = (total: number, tem_mais: boolean, vagas = eight.slice(0, 2)) => ({
      'GET /vagas?skip=4&limit=2&depois=c2': { vagas, cursores: vagas.map(({ id }) => `c${id}`), tem_mais, total },
    })
    const document = `{ vagas(first: 2, after: "3.c2") {
      pageInfo { hasNextPage } pageCursors { current { page } next { page } last { page } page(number: 4) { page } } } }`
    const read = async (script: object) => {
      const { pageInfo, pageCursors } = (await createTestGateway({ ...script }).execute(document, {}, { token: aluna }))
        .data.vagas
      const pages = Object.values(pageCursors as Record<string, { page: number } | null>).map(
        page => page?.page ?? null,
      )
      return [pageInfo.hasNextPage, ...pages]
    }
    // Of the rows before, some were deleted, or some are new: page 3 is the last if no rows follow.
    expect(await read(window(4, true))).toEqual([true, 3, 4, 4, 4])
    expect(await read(window(4, false))).toEqual([false, 3, null, 3, null])
    expect(await read(window(9, false))).toEqual([false, 3, null, 3, null])
    expect(await read(window(4, false, []))).toEqual([false, 3, null, 2, null])
  })

  it('takes no cursors that do not fit the rows, are too long, or are not safe in an address', async () => {
    for (const cursores of [['a'], eight.map(() => 'a b'), eight.map(() => 'a'.repeat(201)), 'abcdefgh', null]) {
      const window = { vagas: eight, cursores, tem_mais: true, total: 8 }
      const { execute } = createTestGateway({ 'GET /vagas?skip=0&limit=8': window })
      const { pageInfo } = (await execute(list, { first: 8 }, { token: aluna })).data.vagas
      expect(pageInfo).toMatchObject({
        hasNextPage: false,
        endCursor: Buffer.from('offset:7').toString('base64url'),
      })
    }
  })

  it('refuses a cursor that is not one, or that the upstream refuses', async () => {
    const { execute, calls } = createTestGateway({
      'GET /vagas?skip=8&limit=8&depois=old': reply(422, { detail: 'Cursor inválido.' }),
    })
    const read = async (after: string) => {
      const { errors } = await execute(list, { first: 8, after }, { token: aluna })
      return errors?.map(({ message, extensions }) => [message, extensions?.['code']])
    }
    for (const after of ['', 'x', '7.', '.a', `7.${'a'.repeat(201)}`, '12345678.a', '7.a\n'])
      expect(await read(after)).toEqual([['Cursor inválido.', 'BAD_USER_INPUT']])
    expect(calls).toEqual([])
    expect(await read('7.old')).toEqual([['Cursor inválido.', 'BAD_USER_INPUT']])
  })

  it('continues after the cursor of an unreadable last row', async () => {
    const vagas = [...eight.slice(1), { id: null }]
    const cursores = vagas.map((_, index) => `c${index}`)
    const { execute } = createTestGateway({
      'GET /vagas?skip=0&limit=8': { vagas, cursores, tem_mais: true, total: 9 },
    })
    const { edges, pageInfo } = (await execute(list, { first: 8 }, { token: aluna })).data.vagas
    expect(edges).toHaveLength(7)
    expect(pageInfo).toMatchObject({ hasNextPage: true, endCursor: '7.c7' })
  })
})
