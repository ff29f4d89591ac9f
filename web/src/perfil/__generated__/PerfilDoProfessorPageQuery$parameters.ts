/**
 * @generated SignedSource<<b9204277e0429725fc071fd40f4d072f>>
 * @relayHash f2c165dba6ff5fab3baf76fc9c59a2e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36c56b2d428c837c3b99fe9c5044c261826fe47c0e450f85db7746c0ce1bafa8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilDoProfessorPageQuery } from './PerfilDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36c56b2d428c837c3b99fe9c5044c261826fe47c0e450f85db7746c0ce1bafa8",
    "metadata": {},
    "name": "PerfilDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
