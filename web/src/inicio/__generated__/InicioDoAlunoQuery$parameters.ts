/**
 * @generated SignedSource<<022b64d30c0270d81bf1cf0b4433e777>>
 * @relayHash 040d8f617f3b6e5cc26a3f96617bb45b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abb3114bde22b08b0a3a68c59e26e121573a7171ddbd715b2132e763549bd4dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoQuery } from './InicioDoAlunoQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abb3114bde22b08b0a3a68c59e26e121573a7171ddbd715b2132e763549bd4dd",
    "metadata": {},
    "name": "InicioDoAlunoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
