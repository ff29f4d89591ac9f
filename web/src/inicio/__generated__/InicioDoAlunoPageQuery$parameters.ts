/**
 * @generated SignedSource<<51def76dd2ffe8e6e60ddc4a00e140ec>>
 * @relayHash 6f1613d9d8e42966b9aee5a7f5a983ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e668e5bb2387cb06a923e0b715bfe1cd6dc98a1f95a1f9847db372dcd0e0e948

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoPageQuery } from './InicioDoAlunoPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e668e5bb2387cb06a923e0b715bfe1cd6dc98a1f95a1f9847db372dcd0e0e948",
    "metadata": {},
    "name": "InicioDoAlunoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
