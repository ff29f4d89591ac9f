/**
 * @generated SignedSource<<e923d1aca90bb1bae3069c5185d40326>>
 * @relayHash a2cd00066887374636a71c2a00274495
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a4c96ca7e56497c9fb9af9e9bbf7f67b948efdbf481a671d4c8c0a9283c6d72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CadastroDoProfessorPageQuery } from './CadastroDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<CadastroDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a4c96ca7e56497c9fb9af9e9bbf7f67b948efdbf481a671d4c8c0a9283c6d72",
    "metadata": {},
    "name": "CadastroDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
