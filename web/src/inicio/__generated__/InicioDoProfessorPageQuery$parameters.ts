/**
 * @generated SignedSource<<43c055ba31698b4622d69d5f1e10d5da>>
 * @relayHash d012a3db3f0e270841edc749659b43eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d1d32defce47b69d97637eae5faa72ba449c71f8e16699a2f1eaa6ecd0acc6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoProfessorPageQuery } from './InicioDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d1d32defce47b69d97637eae5faa72ba449c71f8e16699a2f1eaa6ecd0acc6b",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
