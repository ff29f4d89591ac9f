/**
 * @generated SignedSource<<c7cc345e4b879d3abb1cb9244d91480c>>
 * @relayHash 68a994e0a194fc449cc4e37894a37237
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c464c9603924df87209907936ae007e96ead8683d213990afdf4d0f2d04c090d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilDoProfessorPageQuery } from './PerfilDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c464c9603924df87209907936ae007e96ead8683d213990afdf4d0f2d04c090d",
    "metadata": {},
    "name": "PerfilDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
