/**
 * @generated SignedSource<<7351c8dbb35105a86366ab5ccf5a989f>>
 * @relayHash ae0f3a535d7a526c9222b45ece9304e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24d773bf9521128edae74f2eae313ab5fcf4bd38108fe5361dfa5f22e12b3535

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoProfessorPageQuery } from './InicioDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24d773bf9521128edae74f2eae313ab5fcf4bd38108fe5361dfa5f22e12b3535",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
