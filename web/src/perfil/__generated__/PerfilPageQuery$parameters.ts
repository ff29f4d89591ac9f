/**
 * @generated SignedSource<<5141884ed8ad2604522998f00dcf1864>>
 * @relayHash 90e9238d352ba025816fa6da2a9a20d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ded72c67e71d243f68706f7336e03f25d65aa9dde845ed13321c0efff63ec57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilPageQuery } from './PerfilPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ded72c67e71d243f68706f7336e03f25d65aa9dde845ed13321c0efff63ec57",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
