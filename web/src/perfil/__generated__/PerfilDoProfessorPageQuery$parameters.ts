/**
 * @generated SignedSource<<d7ae01108ce4ab4423f65e6970736265>>
 * @relayHash dc1fd6906333f3898cf007a250310c9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 638afe685963189049538add804c069667671bd7dc33cb8f0e04b819767dbada

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilDoProfessorPageQuery } from './PerfilDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "638afe685963189049538add804c069667671bd7dc33cb8f0e04b819767dbada",
    "metadata": {},
    "name": "PerfilDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
