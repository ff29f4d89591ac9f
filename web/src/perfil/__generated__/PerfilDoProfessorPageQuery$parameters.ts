/**
 * @generated SignedSource<<d35219e2527e6b05878ad978e2c348ed>>
 * @relayHash 61b8f3b96660cc36772d0b3854f0af6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b563da131ce86a272c5afc654a2016389878ceec3e681fad9b5f76ad9a877b4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilDoProfessorPageQuery } from './PerfilDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b563da131ce86a272c5afc654a2016389878ceec3e681fad9b5f76ad9a877b4b",
    "metadata": {},
    "name": "PerfilDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
