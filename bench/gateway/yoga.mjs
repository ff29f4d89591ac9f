import { createServer } from 'node:http'
import { createYoga } from 'graphql-yoga'
import { createContext, schema } from './schema.mjs'

/* Plain Yoga: the server that the gateway is built on. */

const yoga = createYoga({
  schema,
  logging: false,
  context: ({ request }) => createContext(request.headers.get('authorization')),
})
const server = createServer((request, response) => void yoga(request, response))
server.listen(Number(process.env.PORT), '127.0.0.1')
