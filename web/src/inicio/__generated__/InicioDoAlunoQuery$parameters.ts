/**
 * @generated SignedSource<<b8b1ffbb10237660b456a287d6128821>>
 * @relayHash e3bc392ea8aeb47590be73d286df87c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0b2ee1e24399660732774f7a845244fc2b7010c6196efebd6a8fb10209a8131

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoQuery } from './InicioDoAlunoQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0b2ee1e24399660732774f7a845244fc2b7010c6196efebd6a8fb10209a8131",
    "metadata": {},
    "name": "InicioDoAlunoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
