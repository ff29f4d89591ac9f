/**
 * @generated SignedSource<<0e3827cfefe0531d3f1ffe66c73345b7>>
 * @relayHash 6d42c64d3419bc3ece1c632288c9f2f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ca59f116f88134551abf90dd537621d48f3c498ff4e98e8698be9ac2eb80537

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoQuery } from './InicioDoAlunoQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ca59f116f88134551abf90dd537621d48f3c498ff4e98e8698be9ac2eb80537",
    "metadata": {},
    "name": "InicioDoAlunoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
