/**
 * @generated SignedSource<<ed7fa5d26bf11e7cd0e31d657ece09a8>>
 * @relayHash 9bb0285aff88bb1f76870581fac82933
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c6dadd987bcfee6b9bbfe609fed44c436f32791e9331673b8a188283c58bdde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentosPageQuery } from './DocumentosPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c6dadd987bcfee6b9bbfe609fed44c436f32791e9331673b8a188283c58bdde",
    "metadata": {},
    "name": "DocumentosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
