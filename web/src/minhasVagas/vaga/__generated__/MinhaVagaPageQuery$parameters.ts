/**
 * @generated SignedSource<<07f1a2d0e522683482ade2df2f592650>>
 * @relayHash b76dce39e6046282dfd70525d65b2af7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95fef01a20ee1ad6f6c5c3e58491e3797213124cfdc5b78f9dfe8da1219b907f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95fef01a20ee1ad6f6c5c3e58491e3797213124cfdc5b78f9dfe8da1219b907f",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
