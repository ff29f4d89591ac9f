/**
 * @generated SignedSource<<a4543827d2746ed65c244025ce586095>>
 * @relayHash ae50b28abec6ee805e29e25d892835b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e059872eee2132f88b82a2de93b575e23070106ec327319b4a5c0da867049ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoQuery } from './InicioDoAlunoQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e059872eee2132f88b82a2de93b575e23070106ec327319b4a5c0da867049ab",
    "metadata": {},
    "name": "InicioDoAlunoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
