/**
 * @generated SignedSource<<38f64165ce612835e193f4aff3c7da6e>>
 * @relayHash 6a72267564653a4cc807e38faa7bdba9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54df0a350da7b38015490dd9c17754f1181806041a267c176f24ce45509768c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoPageQuery } from './InicioDoAlunoPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54df0a350da7b38015490dd9c17754f1181806041a267c176f24ce45509768c2",
    "metadata": {},
    "name": "InicioDoAlunoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
