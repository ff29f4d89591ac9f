/**
 * @generated SignedSource<<390190a0b6d87742da8df4b37cf95058>>
 * @relayHash f0f6320d43e502cc79c8cf6894efe809
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a9267b6e47e1ba3c0a3badae5fc9e512bc0d7d9d552717816147d302b3f9c81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoQuery } from './InicioDoAlunoQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a9267b6e47e1ba3c0a3badae5fc9e512bc0d7d9d552717816147d302b3f9c81",
    "metadata": {},
    "name": "InicioDoAlunoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
